import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { useCurrency } from '../stores/currency';
import { useEnquiryDraft } from '../stores/enquiryDraft';
import { confirmQuestion } from '../stores/freshSignIn';
import { useMenu } from '../stores/menu';
import { signInQuestion, useSignIns } from '../stores/sessionExpiry';
import { useToasts } from '../stores/toasts';
import { useUnsavedForms } from '../stores/unsavedChanges';
import { useViewer } from '../stores/viewer';

// Runs before each file.

// Generous, because a busy machine is slow and a test that waits for long has failed anyway.
configure({ asyncUtilTimeout: 5_000 });

// Tests of what the server renders have no window, nor anything in it.
if (typeof window === 'object') {
  await import('./quickStyles');
  // What jsdom does not have.
  Element.prototype.scrollIntoView = () => undefined;

  afterEach(() => {
    cleanup();
    useCurrency.setState(useCurrency.getInitialState());
    useEnquiryDraft.setState(useEnquiryDraft.getInitialState());
    useMenu.setState(useMenu.getInitialState());
    confirmQuestion.answer(false);
    signInQuestion.answer(false);
    useSignIns.setState(useSignIns.getInitialState());
    useToasts.setState(useToasts.getInitialState());
    useUnsavedForms.setState(useUnsavedForms.getInitialState());
    useViewer.setState(useViewer.getInitialState());
    localStorage.clear();
  });
}

import { runTests } from './lib/runTests.mjs';
import { vitestStage } from './lib/testStages.mjs';

// The long version of a test: the server dies fifty times between an enquiry and its mails.
process.env.MAIL_ROUNDS ??= '50';
await runTests([[vitestStage('mail', ['browser'], { args: ['server/test/e2e/mailKill'] })]]);

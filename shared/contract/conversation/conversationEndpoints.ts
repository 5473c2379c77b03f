import { referenceParams } from '../bookings/reference';
import { endpoint } from '../endpoint';
import {
  conversationInputSchema,
  conversationReadSchema,
  conversationSchema,
  conversationsQuerySchema,
  conversationsSchema,
} from './conversation';

export const listConversations = endpoint('GET /api/admin/conversations', {
  access: 'admin',
  permission: 'messages',
  query: conversationsQuerySchema,
  output: conversationsSchema,
});
export const getConversation = endpoint('GET /api/admin/bookings/:reference/conversation', {
  access: 'admin',
  permission: 'messages',
  params: referenceParams,
  output: conversationSchema,
});
/** Sends a message without files; see `sendFilesToGuest` for those with files. */
export const writeToGuest = endpoint('POST /api/admin/bookings/:reference/conversation', {
  access: 'admin',
  permission: 'messages',
  params: referenceParams,
  body: conversationInputSchema,
  output: conversationSchema,
  status: 201,
});
export const markConversationRead = endpoint(
  'POST /api/admin/bookings/:reference/conversation/read',
  {
    access: 'admin',
    permission: 'messages',
    params: referenceParams,
    body: conversationReadSchema,
    output: conversationSchema,
  },
);

import type { Route } from '../route.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { emojiRoutes } from './emojis.ts';
import { identityRoutes, type SessionStarts } from './identity.ts';
import { interactionRoutes } from './interactions.ts';
import { messageRoutes } from './messages.ts';
import { threadRoutes } from './threads.ts';
import { webhookRoutes } from './webhooks.ts';

/** Everything that this Discord answers. */
export function everyRoute(starts: SessionStarts): readonly Route[] {
  return [
    ...identityRoutes(starts),
    ...commandRoutes,
    ...emojiRoutes,
    ...interactionRoutes,
    ...webhookRoutes,
    ...channelRoutes,
    ...messageRoutes,
    ...threadRoutes,
  ];
}

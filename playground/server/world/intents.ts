/** Which gateway events a session has asked for. */
export const intents = {
  none: 0,
  guilds: 1 << 0,
  members: 1 << 1,
  messages: 1 << 9,
  reactions: 1 << 10,
  typing: 1 << 11,
  presences: 1 << 8,
  messageContent: 1 << 15,
} as const;

/** Those that an application has to be granted first. */
export const privilegedIntents = intents.members | intents.presences | intents.messageContent;

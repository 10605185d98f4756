/** Why a real person could not have done this. */
export type ActorRefusalCode =
  | 'not-a-member'
  | 'channel-invisible'
  | 'message-invisible'
  | 'no-such-component'
  | 'ambiguous-component'
  | 'disabled'
  | 'locked-thread'
  | 'no-such-command'
  | 'command-not-permitted'
  | 'no-such-option'
  | 'missing-option'
  | 'not-a-choice'
  | 'bad-value'
  | 'no-modal'
  | 'not-ephemeral'
  | 'not-permitted';

export class ActorRefusal extends Error {
  readonly code: ActorRefusalCode;

  constructor(code: ActorRefusalCode, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

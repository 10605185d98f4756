import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Sentences } from '../i18n/sentences.ts';
import { messageBody, type MessageBody } from './body.ts';

/** The `custom_id` of the button: it belongs to no table, and to whoever sees it, because nobody else does. */
const PRESS = 'g1:forget';

/** Whether this `custom_id` is the one that confirms it. */
export function isForgetPress(customId: string): boolean {
  return customId === PRESS;
}

/** What will be gone, with the button that does it. */
export function forgetMessage({ forgetting: words }: Sentences): MessageBody {
  return messageBody({
    embed: { title: words.title, description: words.ask },
    rows: [
      {
        type: ComponentType.ActionRow,
        components: [
          { type: ComponentType.Button, style: ButtonStyle.Danger, label: words.button, custom_id: PRESS },
        ],
      },
    ],
  });
}

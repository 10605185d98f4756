import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import type { JSX } from 'preact';

/** An emoji of the application, as the local Discord serves it. */
export function CustomEmoji({ id, name }: { readonly id: string; readonly name: string }): JSX.Element {
  return <img class="emoji" src={`/emojis/${id}.png`} alt={`:${name}:`} title={`:${name}:`} />;
}

/** The emoji on a button or an option. */
export function ComponentEmoji({
  emoji,
}: {
  readonly emoji: APIMessageComponentEmoji | undefined;
}): JSX.Element | null {
  if (emoji === undefined) return null;
  if (emoji.id) return <CustomEmoji id={emoji.id} name={emoji.name ?? 'emoji'} />;
  return (
    <span class="emoji" aria-hidden="true">
      {emoji.name}
    </span>
  );
}

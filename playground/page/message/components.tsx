import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Component } from '../../server/world/model.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { MessageButton } from './button.tsx';
import { Picture } from './picture.tsx';
import { SelectMenu } from './select-menu.tsx';

/** The components of a message, those with a layout of their own included. */
export function Components({
  components,
}: {
  readonly components: readonly Component[];
}): JSX.Element | null {
  if (components.length === 0) return null;
  return (
    <div class="components">
      {components.map((each, index) => (
        <ComponentView key={`${index}-${each.type}`} component={each} />
      ))}
    </div>
  );
}

/** Keyed by place and not by id, so that a redrawn message keeps the focus where it was. */
function ComponentView({ component }: { readonly component: Component }): JSX.Element {
  const inner = (component.components ?? []).map((each, index) => (
    <ComponentView key={`${index}-${each.type}`} component={each} />
  ));
  switch (component.type) {
    case 1:
      return <div class="action-row">{inner}</div>;
    case 2:
      return <MessageButton component={component} />;
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return <SelectMenu component={component} />;
    case 9:
      return (
        <div class="section">
          <div>{inner}</div>
          {component.accessory === undefined ? null : <ComponentView component={component.accessory} />}
        </div>
      );
    case 10:
      return <Markdown text={component.content ?? ''} />;
    case 11:
      return <Picture class="thumbnail" url={component.media?.url ?? ''} alt={component.description} />;
    case 12:
      return (
        <div class="gallery">
          {(component.items ?? []).map((item) => (
            <Picture key={item.media.url} url={item.media.url} alt={item.description} />
          ))}
        </div>
      );
    case 13:
      return (
        <a class="file" href={component.file?.url ?? '#'} target="_blank" rel="noreferrer noopener">
          {component.file?.url.split('/').at(-1)}
        </a>
      );
    case 14:
      return component.divider === false ? (
        <div class="gap" />
      ) : (
        <hr class={`spacing-${component.spacing ?? 1}`} />
      );
    case 17:
      return <Container component={component}>{inner}</Container>;
    default:
      return <p class="note">A component of type {component.type}, which this page does not know.</p>;
  }
}

type ContainerProps = { readonly component: Component; readonly children: ComponentChildren };

function Container({ component, children }: ContainerProps): JSX.Element {
  const [hidden, setHidden] = useState(component.spoiler === true);
  const colour = component.accent_color;
  return (
    <div class="container" style={colour ? { borderLeftColor: hexOf(colour) } : {}}>
      {hidden ? (
        <button type="button" class="button button-secondary" onClick={() => setHidden(false)}>
          Spoiler: show it
        </button>
      ) : (
        children
      )}
    </div>
  );
}

export function hexOf(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}

import { describe, expect, it } from 'vitest';
import { requestWith, sentOf } from '../../src/discord/attached.ts';
import { textMessage } from '../../src/present/body.ts';

const BODY = textMessage('Ana to play');

describe('requestWith', () => {
  it('sends a new picture as a file with its words', () => {
    const picture = { bytes: Buffer.from('x'), type: 'image/jpeg', name: 'table.jpg' } as const;
    expect(requestWith(BODY, { kind: 'new', picture, description: 'Ana, J♥' })).toEqual({
      body: { ...BODY, attachments: [{ id: '0', filename: 'table.jpg', description: 'Ana, J♥' }] },
      files: [{ name: 'table.jpg', data: picture.bytes, contentType: 'image/jpeg' }],
    });
  });

  it('names the picture that stays, and lists none where none is to stay', () => {
    const kept = requestWith(BODY, { kind: 'kept', attachmentId: '42' });
    expect(kept.body).toMatchObject({ attachments: [{ id: '42' }] });
    expect(requestWith(BODY, { kind: 'none' }).body).toMatchObject({ attachments: [] });
  });

  it('lists nothing when it is not known which one stays: Discord keeps all of them then', () => {
    expect(requestWith(BODY, { kind: 'kept', attachmentId: null })).toEqual({ body: BODY });
  });
});

describe('sentOf', () => {
  const url = 'https://cdn.example/attachments/100/200/table.jpg?ex=1&is=2';

  it.each([
    ['listed', { id: '1', attachments: [{ id: '200' }], embeds: [] }],
    ['shown in an embed, and then not listed', { id: '1', attachments: [], embeds: [{ image: { url } }] }],
  ])('finds the picture where it is %s', (_, answer) => {
    expect(sentOf(answer)).toEqual({ messageId: '1', attachmentId: '200' });
  });

  it('finds none where there is none', () => {
    expect(sentOf({ id: '1', attachments: [], embeds: [{ title: 'Deal 1' }] }).attachmentId).toBeNull();
    expect(sentOf({ id: '1' }).attachmentId).toBeNull();
  });
});

/** The words and the picture of a card. */

import type { Catalogue } from '../../kit/board';
import { dashed, type Texts } from '../../lib/texts.svelte';
import { printed } from './model';
import type { Face } from './TavernCard.svelte';

export function faceOf(texts: Texts, catalogue: Catalogue, card: number): Face {
  const { key, kind, fame } = printed(catalogue, card);
  const name = `card-${dashed(key)}`;
  return {
    card,
    key,
    kind,
    fame,
    name: texts.key(name),
    text: texts.has(`${name}.text`) ? texts.key(`${name}.text`) : '',
    type: texts.key(`board-kind-${kind}`),
    mark: texts.has(`board-kind-${kind}.mark`) ? texts.key(`board-kind-${kind}.mark`) : '',
  };
}

/* The dock of a table's page: what is wrong with the figures, or the act that enters, decides or corrects them. */
import type { EveningDeal, Figures } from '../../net/evening';
import { isSame, isWhole } from './correction';
import type { Dock, DockAct } from './dock';
import { capital, type Words } from './words';

export interface TableScene {
  readonly mode: 'enter' | 'decide' | 'correct';
  /** True if nothing can be changed any longer. */
  readonly isFixed: boolean;
  /** True if the organiser has touched the figures. */
  readonly isDecided: boolean;
  readonly round: number;
  readonly table: number;
  /** The deal that is open, 0 for none. */
  readonly deal: number;
  readonly figures: Figures | null;
  readonly before: EveningDeal | undefined;
}

/** The dock for the deal that is open. */
export function tableDock(words: Words, scene: TableScene): Dock {
  const back: DockAct = { label: words.say(scene.mode === 'correct' && scene.deal ? 'party-organiser-leave-it' : 'party-organiser-back-to-tables') };
  const plate = (sentence: string, more: string, acts: readonly DockAct[]): Dock => ({ lamp: false, sentence, more, acts });
  if (scene.isFixed) return plate(words.say('party-organiser-fixed'), '', [back]);
  if (!scene.deal || !scene.figures) return plate(words.say('party-organiser-choose-deal'), words.say('party-organiser-choose-deal-more'), [back]);
  const main = mainAct(words, scene, scene.figures);
  const problem = whyNot(words, scene, scene.figures);
  if (problem) return plate(problem[0], problem[1], [back, { label: main.label, main: true, dashed: true }]);
  return { lamp: true, sentence: right(words, scene, scene.figures), more: words.say(scene.mode === 'enter' ? 'party-organiser-for-table' : 'party-organiser-everyone-sees'), acts: [back, main] };
}

function mainAct(words: Words, { mode, round, table, deal }: TableScene, figures: Figures): DockAct {
  const label = words.say(mode === 'enter' ? 'party-organiser-enter-it' : mode === 'decide' ? 'party-organiser-decide' : 'party-organiser-correct-it');
  return { label, main: true, command: { do: mode === 'enter' ? 'enter_deal' : 'correct_deal', round, table, deal, figures } };
}

/** Why these figures cannot be sent yet: a sentence and its second line. */
function whyNot(words: Words, scene: TableScene, figures: Figures): readonly [string, string] | null {
  if (scene.mode === 'enter' && !scene.isDecided) return [words.say('party-organiser-how-counted', { deal: scene.deal }), words.say('party-organiser-sum-wrong-more')];
  if (!isWhole(figures)) {
    const [first = 0, second = 0] = figures.tricks ?? [];
    return [capital(words.say('party-organiser-sum-wrong', { first, second, sum: first + second })), words.say('party-organiser-sum-wrong-more')];
  }
  if (scene.mode === 'correct' && scene.before && isSame(scene.before.figures, figures)) return [words.say('party-organiser-same-figures'), words.say('party-organiser-choose-deal-more')];
  if (scene.mode === 'decide' && !scene.isDecided) return [words.say('party-organiser-disputed', { table: scene.table }), words.say('party-organiser-disputed-more')];
  return null;
}

function right(words: Words, scene: TableScene, figures: Figures): string {
  const [first, second] = figures.tricks ?? [];
  if (first === undefined || second === undefined) return words.say('party-organiser-deal-points', { deal: scene.deal, points: (figures.points ?? []).join(' : ') });
  return capital(words.say('party-organiser-sum-right', { first, second }));
}

/* The dock of a table's page: what is wrong with the figures, or the act that enters, decides or corrects them. */
import type { EveningDeal, Figures } from '../../../net/evening';
import { same } from '../../guest/deal/figures';
import { isWhole } from './correction';
import type { Dock, DockAct } from '../dock';
import type { Words } from '../vocabulary';

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
  /** The figures that the answers make, null while something is missing. */
  readonly figures: Figures | null;
  /** The game's score of them. */
  readonly says: string;
  readonly before: EveningDeal | undefined;
}

/** The dock for the deal that is open. */
export function tableDock(words: Words, scene: TableScene): Dock {
  const back: DockAct = {
    label: words.say(
      scene.mode === 'correct' && scene.deal ? 'evening-organiser-leave-it' : 'evening-organiser-back-to-tables',
    ),
  };
  const plate = (sentence: string, more: string, acts: readonly DockAct[]): Dock => ({
    lamp: false,
    sentence,
    more,
    acts,
  });
  if (scene.isFixed) return plate(words.say('evening-organiser-fixed'), '', [back]);
  if (!scene.deal)
    return plate(words.say('evening-organiser-choose-deal'), words.say('evening-organiser-choose-deal-more'), [back]);
  const main = mainAct(words, scene, scene.figures ?? {});
  const problem = whyNot(words, scene);
  if (problem || !scene.figures)
    return plate(problem?.[0] ?? '', problem?.[1] ?? '', [back, { label: main.label, main: true, dashed: true }]);
  return {
    lamp: true,
    sentence: scene.says,
    more: words.say(scene.mode === 'enter' ? 'evening-organiser-for-table' : 'evening-organiser-everyone-sees'),
    acts: [back, main],
  };
}

function mainAct(words: Words, { mode, round, table, deal }: TableScene, figures: Figures): DockAct {
  const label = words.say(
    mode === 'enter'
      ? 'evening-organiser-enter-it'
      : mode === 'decide'
        ? 'evening-organiser-decide'
        : 'evening-organiser-correct-it',
  );
  return {
    label,
    main: true,
    command: { do: mode === 'enter' ? 'enter_deal' : 'correct_deal', round, table, deal, figures },
  };
}

/** The reason that the figures cannot be sent yet: a sentence and its second line. */
function whyNot(words: Words, scene: TableScene): readonly [string, string] | null {
  const { figures, before } = scene;
  if (scene.mode === 'decide' && !scene.isDecided)
    return [
      words.say('evening-organiser-disputed', { table: scene.table }),
      words.say('evening-organiser-disputed-more'),
    ];
  if (!figures)
    return [
      words.say('evening-organiser-answers-missing', { deal: scene.deal }),
      words.say('evening-organiser-nothing-sent'),
    ];
  if (!isWhole(figures))
    return [
      words.say('evening-entry-sum', { sum: (figures.points ?? []).reduce((sum, one) => sum + one, 0) }),
      words.say('evening-entry-sum-line'),
    ];
  if (scene.mode === 'correct' && before && same(before.figures, figures))
    return [words.say('evening-organiser-same-figures'), words.say('evening-organiser-choose-deal-more')];
  return null;
}

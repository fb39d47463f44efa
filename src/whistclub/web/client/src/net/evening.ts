/* The messages of an evening, as the club has them, and those of them that a client makes. */
import { type Editable, type Unsent } from './wire';
import type { EveningSettings as SettingsSent, FromEveningClient, StandingRow } from './wire.gen';

export type { ToEveningClient } from './wire.gen';
export type {
  Figures,
  EntryChoice,
  Part,
  NameOf,
  StandingRow,
  AdjustmentCause,
  Adjustment,
  PrizeKind,
  ChosenPrize,
  Prize,
  PublicEvening,
  SeatName,
  EveningDeal,
  TableNow,
  OwnSeat,
  CardRow,
  GuestPart,
  GuestRow,
  Starting,
  PastRound,
  OrganiserPart,
  HallPart,
  Evening,
} from './wire.gen';

export const EVENING_VERSION = 1;

export type EveningSettings = Editable<SettingsSent> & { options?: Record<string, string> };

/** The list of the standings that a row or a prize is of; empty where there is but one. */
export type Direction = NonNullable<StandingRow['direction']>;

/** A command without its id. */
export type EveningCommand = Unsent<FromEveningClient>;

type Greeting = Extract<FromEveningClient, { readonly do: 'hello' }>;
export type EveningRole = NonNullable<Greeting['role']>;

/* The messages to those who have a task at an evening: a tablet, the door, the press; the links by which they come. */
export type {
  LinkRole,
  LinkRow,
  TabletPart,
  DoorRow,
  DrawnTicket,
  Money,
  PrizeMoney,
  CashierPart,
  PressPart,
} from './wire.gen';

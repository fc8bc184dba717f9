/** The plain data of the rules. Python decides everything; these are its shapes, made with the rest of the wire. */

export type {
  Argument,
  Decision,
  GameEvent,
  Line,
  Message,
  Option,
  OptionSpec,
  Panel,
  Result,
  Thing,
  View,
} from './wire';

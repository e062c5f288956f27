export const CHANGE_TEXTS = {
  notYours: 'Das ist nicht deine Nachricht.',
  notAccepted: 'Hörner gibt es erst, wenn ihr miteinander schreibt.',
} as const

/** The first is the default; moderators may also write their own (docs/product/content-moderation.md#reasons). */
export const REJECT_REASONS = [
  'Inhalt nicht angemessen',
  'Verherrlicht oder verharmlost Rechtsextremismus',
  'Beleidigt oder bedroht andere',
  'Werbung oder Spam',
  'Stimmt nicht oder ist nicht belegt',
  'Verletzt Rechte anderer',
] as const

export const [DEFAULT_REJECT_REASON] = REJECT_REASONS

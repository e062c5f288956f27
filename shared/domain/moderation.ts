/** The first is the default; moderators may also write their own (docs/product/content-moderation.md#decisions-and-statements). */
export const REJECT_REASONS = [
  'Inhalt nicht angemessen',
  'Verherrlicht oder verharmlost Rechtsextremismus',
  'Beleidigt oder bedroht andere',
  'Werbung oder Spam',
  'Stimmt nicht oder ist nicht belegt',
  'Verletzt Rechte anderer',
] as const

export const [DEFAULT_REJECT_REASON] = REJECT_REASONS

/** How the audit log names a reason, because it contains no text of people. */
const CATEGORIES: Readonly<Record<(typeof REJECT_REASONS)[number], string>> = {
  'Inhalt nicht angemessen': 'inappropriate',
  'Verherrlicht oder verharmlost Rechtsextremismus': 'extremism',
  'Beleidigt oder bedroht andere': 'insult-or-threat',
  'Werbung oder Spam': 'spam',
  'Stimmt nicht oder ist nicht belegt': 'untrue',
  'Verletzt Rechte anderer': 'rights-of-others',
}

/** `own-words` for a reason that is not in the list. */
export const categoryOfReason = (reason: string): string =>
  Object.hasOwn(CATEGORIES, reason) ? CATEGORIES[reason as keyof typeof CATEGORIES] : 'own-words'

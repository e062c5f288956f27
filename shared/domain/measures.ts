/**
 * What moderators can do about reported content and its author. `dismiss` leaves everything as it is;
 * `hide` can be undone by the author's edit, `remove` only by an appeal.
 */
export const CONTENT_MEASURES = ['dismiss', 'hide', 'remove', 'age-label'] as const
export type ContentMeasure = (typeof CONTENT_MEASURES)[number]

export const MEMBER_MEASURES = ['warn', 'suspend', 'end-account'] as const
export type MemberMeasure = (typeof MEMBER_MEASURES)[number]

export type Measure = ContentMeasure | MemberMeasure

export const isAboutContent = (measure: Measure): boolean =>
  (CONTENT_MEASURES as readonly Measure[]).includes(measure)

/** What a guard does by itself: others do not see it until a moderator decided. */
export const HOLD = 'hold'

/** Everything that has a statement of reasons. */
export type StatedMeasure = Measure | typeof HOLD

export const SUSPENSION_DAYS = [1, 3, 7, 14, 30, 90] as const

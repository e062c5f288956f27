/** The name of a deleted member, and of one who blocks the viewer. */
export const UNKNOWN_MEMBER = 'Gelöschtes Mitglied'

/** Apart from the other texts of the desk, because the page of the moderators links to it. */
export const DESK_TITLE = 'Eingelesene Programme'

import { APPEAL_MONTHS } from '../retention.ts'

/** How a member can object (Art. 17 Abs. 3 lit. f DSA). It is read in mails and dialogs as well. */
export const REDRESS = `Du kannst dieser Entscheidung innerhalb von ${APPEAL_MONTHS} Monaten widersprechen: auf der Seite mit dieser Begründung, kostenlos und ohne Form. Dann prüft sie ein anderer Mensch. Bleibt es dabei, kannst du dich an eine zugelassene Streitbeilegungsstelle wenden (Art. 21 DSA), und vor Gericht gehen kannst du jederzeit.`

/** The texts of the footer, apart from those of the pages (`texts.ts`), because the login loads them. */
export const fieldMessages = {
  newsletter: {
    title: 'Newsletter',
    text: 'Gelegentlich Post vom Lärm, ab 16. Mit Bestätigung per Mail, jederzeit abbestellbar.',
    label: 'E-Mail-Adresse für den Newsletter',
    placeholder: 'deine@mail.de',
    submit: 'Anmelden',
    /** The accessible name: the login has a button with the visible text too. */
    submitName: 'Zum Newsletter anmelden',
    noted: 'Adresse notiert',
    failed: 'Das hat nicht geklappt',
  },
} as const

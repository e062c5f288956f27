import type { HelpTopic } from './topic.ts'

export const profile: HelpTopic = {
  id: 'profile',
  title: 'Profil und Profilbild',
  question: 'Wie ändere ich mein Profilbild?',
  link: { path: '/profile', label: 'Zum Profil' },
  text: 'Auf deiner Profilseite änderst du mit „Profil bearbeiten“ Anzeigename, Ort und Bio. Das Profilbild lädst du dort hoch: JPEG, PNG oder WebP bis 5 MB, den Ausschnitt wählst du selbst. Neue Namen und Bilder erscheinen innerhalb einer Minute auch an alten Beiträgen. „So sehen dich andere“ zeigt die Ansicht von außen. Der Benutzername bleibt, wie er ist.',
  words:
    'profilfoto name ändern foto neues bild mein avatar bild hochladen name anzeigename umbenennen biografie bio ort profilfoto ändern',
  related: ['profile-data', 'badges', 'visibility'],
}

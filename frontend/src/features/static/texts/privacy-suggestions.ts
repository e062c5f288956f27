import type { Section } from './document.ts'

/** docs/product/suggestions.md */
export const privacySuggestions: Section = {
  id: 'vorschlaege',
  title: 'Vorschläge im Feed',
  blocks: [
    'Auf der ersten Seite des Feeds stehen bis zu zwei Beiträge, die wir für dich aussuchen. Jeder ist als Vorschlag gekennzeichnet, und unter „Warum sehe ich das?“ steht, worauf er beruht.',
    'Dafür merken wir uns zu deinem Konto: Art, Genres und Autor der letzten 80 Beiträge, denen du Horns gegeben hast, wem du folgst, die Lieblingsgenres in deinem Profil und wie du Vorschläge bewertet hast. Dazu zählt, welche Beiträge Mitglieder mit ähnlichen Horns mögen; wer das ist, erfährt niemand. Sonst geht nichts ein, auch kein Geld.',
    'In den Einstellungen siehst du, was wir gelernt haben, und löschst es mit einem Knopf. „Neueste zuerst“ zeigt den Feed ohne Vorschläge. Schaltest du unter Benachrichtigungen „Persönlich“ aus, wird alles Gelernte gelöscht und nichts Neues gelernt.',
    'Rechtsgrundlage ist unser berechtigtes Interesse an einem Feed, der zu dir passt (Art. 6 Abs. 1 lit. f DSGVO). Widersprechen kannst du jederzeit mit dem Schalter. Unter 16 wiegt dein Schutz schwerer: Dann lernen wir nichts und schlagen nichts nach Geschmack vor.',
  ],
}

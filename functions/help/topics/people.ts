import type { HelpTopic } from './topic.ts'

export const people: HelpTopic = {
  id: 'people',
  title: 'Leute finden und folgen',
  question: 'Wie finde ich Leute und folge ihnen?',
  link: { path: '/', label: 'Leute im Feed finden' },
  text: 'Über die Suche findest du Mitglieder nach den ersten Buchstaben ihres Namens. „Kennst du schon …“ schlägt Leute vor, mit Grund: gleicher Ort, gleiche Genres, gleiche Rolle oder gemeinsame Bekannte. Mit „Folgen“ auf dem Profil folgst du jemandem; mit einem zweiten Tippen endet es. Ein Vorschlag, den du wegwischst, kommt nicht wieder.',
  words:
    'folgen jemand jemandem finde person mensch mitglied gleichgesinnte follower folgt vorschläge kennst freunde suchen finden entfolgen abonnieren follower bekannte mitglieder stadt nähe metalheads kennenlernen',
  related: ['messages', 'mentions', 'blocking'],
}

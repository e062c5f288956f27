export const CALENDAR_TEXTS = {
  name: 'Höllenlärm Konzerte',
  product: 'Konzertkalender',
  cancelled: (summary: string) => `ABGESAGT: ${summary}`,
  soldOut: 'Ausverkauft.',
  movedFrom: (day: string) => `Verlegt, ursprünglich am ${day}.`,
  price: (price: string) => `Preis: ${price}`,
  tickets: (url: string) => `Tickets: ${url}`,
  timeUnknown: 'Die Uhrzeit ist noch nicht bekannt.',
}

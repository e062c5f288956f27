/** Words from which the releases and members of the demo bands are made. */
export const GERMAN_TITLES = [
  ...['Aschewinter', 'Bodensatz', 'Dritte Runde', 'Eisen im Blut', 'Fallhöhe', 'Gegenlicht'],
  ...['Hinter dem Deich', 'Im Schacht', 'Kaltes Feuer', 'Letzte Schicht', 'Mahlstrom', 'Nachhall'],
  ...['Ohne Boden', 'Pech', 'Querschläger', 'Rauch über dem Fluss', 'Schwarze Saat', 'Talsohle'],
  ...[
    'Unter Tage',
    'Vom Rand der Karte',
    'Wundmale',
    'Zwischen den Jahren',
    'Zum Trotz',
    'Zweifel',
  ],
] as const

export const ENGLISH_TITLES = [
  ...['A Map of Ash', 'Below the Waterline', 'Cold Hands', 'Dead Letter Office', 'Empty Furnace'],
  ...['Foreign Weather', 'Graveyard Shift', 'Hollow Days', 'Iron Lullaby', 'Kingdom of Rust'],
  ...['Lantern Year', 'Mouthful of Nails', 'No Harbour', 'Old Salt', 'Pale Season', 'Quiet Act'],
  ...['Rope and Ladder', 'Slow Bells', 'The Last Toll', 'Under Slate', 'Vesper', 'Winter Wages'],
] as const

export const GERMAN_NAMES = [
  ...['Mara Kessel', 'Jonas Held', 'Silke Brandes', 'Tom Arendt', 'Ruth Zander', 'Uwe Krahl'],
  ...['Nele Vogt', 'Sven Hartung', 'Ines Moor', 'Kai Ohlsen', 'Bert Grube', 'Lena Falk'],
  ...['Holger Stein', 'Petra Uhl', 'Malte Born', 'Anke Riese', 'Der lange Olaf', 'Schrauber'],
] as const

export const FOREIGN_NAMES = [
  ...['Erik Dahl', 'Moira Blackwood', 'Tomasz Wrona', 'Claire Dumont', 'Jack Thorne', 'Aino Salo'],
  ...['Luca Ferri', 'Rhys Morgan', 'Ingrid Nyberg', 'Dave Pike', 'Sanne de Wit', 'Pavel Novotný'],
  ...['Ruby Carver', 'Mikko Lahti', 'Anders Holm', 'Nora Quill', 'Owen Slate', 'Ida Krogh'],
] as const

/** In the order in which a band fills up. */
export const INSTRUMENTS = ['Gesang', 'Gitarre', 'Bass', 'Schlagzeug', 'Gitarre', 'Orgel'] as const

export const RELEASE_TYPES = ['Album', 'Album', 'EP', 'Album', 'Single', 'Live'] as const

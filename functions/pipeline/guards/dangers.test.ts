import { expect, it } from 'vitest'
import { english, german } from '#testing/labelled/evidence.ts'
import { unstatedDangers } from './dangers.ts'

const ILL = english({
  title: 'MIRKWOOD guitarist hospitalised',
  text: 'Guitarist Pavel Horak is seriously ill. The tour has been postponed. Horak will not leave the band. Tomas Bily replaces Pavel Horak.',
})
const CANCELLED = german({
  title: 'Grubenlampe Festival fällt aus',
  text: 'Das Grubenlampe Festival in Herne fällt aus.',
})

const DROPPED = english({
  title: 'Police drop investigation against MIRKWOOD singer',
  text: 'Singer Otto Kral was fined for assault. He was acquitted of a second charge of robbery. The album will appear as planned. The ruling is not yet final.',
})
const FINED = german({
  title: 'Otto Kral verurteilt',
  text: 'Otto Kral wurde wegen Körperverletzung verurteilt.',
})
const CANCER = german({
  title: 'Pavel Horak spielt wieder',
  text: 'Gitarrist Pavel Horak hat seine Chemotherapie beendet. Der 52-Jährige war an Darmkrebs erkrankt. Im Sommer vertrat ihn Tomas Bily.',
})
const CLAIMS = english({
  title: 'Promoter sues MIRKWOOD',
  text: 'Manager Tina Kroll said singer Otto Kral had lost his voice and called the claim "nonsense".',
})
const SENTENCED = german({
  title: 'Musiker von Mirkwood verurteilt',
  text: 'Das Gericht hat einen Musiker von Mirkwood verurteilt. Der 41-jährige Bassist legt Berufung ein. Ob das Festival stattfindet, ist offen. Die Band spielt seit 2019 nicht mehr in Wien.',
})
const SIGNED = english({
  title: 'OBITUARY Signs With Relapse',
  text: 'Death metal legends OBITUARY have signed a new deal with Relapse Records.',
})
const SHOUTED = german({
  title: 'MIRKWOOD TRAUERN',
  text: 'DER VATER DES BASSISTEN IST GESTORBEN. NACH DEM TOD SAGEN MIRKWOOD NICHTS AB.',
})
const MOVED = german({
  title: 'Mirkwood pausieren',
  text: 'Mirkwood haben drei Konzerte verlegt. Die Shows in München und Stuttgart finden nun im März statt.',
})
const PLACES = german({
  title: 'Mirkwood: Sänger krank',
  text: 'Sänger Otto Kral ist erkrankt. Die Konzerte in Essen (28. November) und Köln (29. November) werden verschoben. Ersatztermine sollen folgen.',
})
const TOUR = english({
  title: 'MIRKWOOD announce tour',
  text: 'The trek kicks off on April 3 in Lyon and wraps up on April 19 in Ghent.',
})
const LEFT = english({
  title: 'MIRKWOOD part ways with guitarist',
  text: 'Guitarist Pavel Horak is no longer a member of MIRKWOOD.',
})
const TRIAL = german({
  title: 'Früherer Bassist vor Gericht',
  text: 'Vor dem Landgericht Chemnitz hat der Prozess gegen Ronny Taubert begonnen. Als Zeugin wurde Mandy Keller gehört. Gitarrist Olli Stamm, der 2024 eine Leukämie überstand, bleibt Mitglied.',
})
const CRASH = english({
  title: 'MIRKWOOD bus driver injured',
  text: 'Driver Bram Holt was taken to hospital with a stroke. He is out of danger. Tomas Bily denies rumours that the band is finished: "We are writing." The show in Oslo is off.',
})

it.each([
  ['Olli Stamm ist derzeit an Leukämie erkrankt.', TRIAL],
  ['Der Tod des Bassisten erschüttert Mirkwood.', SHOUTED],
  ['Tomas Bily war an Darmkrebs erkrankt.', CANCER],
  ['Pavel Horak ist tot.', ILL],
  ['Mirkwood sagen ihre Tour ab.', ILL],
  ['Otto Kral wurde nie verurteilt.', FINED],
  ['Pavel Horak wurde festgenommen.', ILL],
  ['Otto Kral ist gestorben.', SHOUTED],
  ['Mirkwood lösen sich nach 20 Jahren auf.', TOUR],
  ['Tina Kroll wurde wegen Betrugs verhaftet.', CLAIMS],
  ['Gegen Olli Stamm wird wegen Vergewaltigung ermittelt.', TRIAL],
  ['Die Polizei nahm Driver Bram Holt fest.', CRASH],
] as const)('finds that no item says %j', (text, item) => {
  expect(unstatedDangers({ text, evidence: [item] })).not.toEqual([])
})

it.each([
  ['Olli Stamm hat die Leukämie besiegt.', TRIAL],
  ['Obituary haben bei Relapse Records unterschrieben.', SIGNED],
  ['Das Konzert in München wurde verschoben.', MOVED],
  ['Mirkwood verschieben Konzerte.', PLACES],
  ['Der Bassist von Mirkwood wurde verurteilt.', SENTENCED],
  ['Ob das Festival über die Bühne geht, steht noch nicht fest.', SENTENCED],
  ['Seit sieben Jahren spielt die Band nicht mehr in Wien.', SENTENCED],
  ['Pavel Horak war an Darmkrebs erkrankt.', CANCER],
  ['Otto Kral hatte seine Stimme verloren.', CLAIMS],
  ['Lebensgefahr besteht bei Bram Holt nicht mehr.', CRASH],
  ['An neuer Musik wird gearbeitet.', CRASH],
  ['Die Show in Oslo musste entfallen, auch in Oslo entfiel sie.', CRASH],
  ['Die Ermittlungen gegen den Sänger sind eingestellt.', DROPPED],
  ['Vom Vorwurf des Raubes wurde Otto Kral freigesprochen.', DROPPED],
  ['Los geht es am 3. April in Lyon, Schluss ist am 19. April in Gent.', TOUR],
  ['Nach Jahren ist Pavel Horak nicht mehr Teil von MIRKWOOD.', LEFT],
  ['Pavel Horak ist schwer krank, die Tour wird verschoben.', ILL],
  ['Die Band verlassen wird Pavel Horak nicht.', ILL],
  ['Tomas Bily ersetzt Pavel Horak.', ILL],
  ['Das Grubenlampe Festival findet nicht statt.', CANCELLED],
  ['Mirkwood spielen Death Metal.', ILL],
  ['Das Album von Tombola Death bekommt 8 von 10 Punkten.', SIGNED],
] as const)('accepts %j', (text, item) => {
  expect(unstatedDangers({ text, evidence: [item] })).toEqual([])
})

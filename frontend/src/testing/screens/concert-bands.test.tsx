import { within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { similarBands } from '#shared/api/bands.ts'
import { similarConcerts, submitConcert } from '#shared/api/concerts.ts'
import { bandCards } from '../bands.ts'
import { until } from '../clock.ts'
import { aConcert, answerConcerts } from '../concerts.ts'
import { ulid } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { fill, find } from '../queries.ts'

const [anyBand] = bandCards
if (!anyBand) throw new Error('There is no band.')
const cardOfBand = { ...anyBand, genre: 'Death Metal', country: 'Deutschland' }

const concerts = [aConcert(3, { bandName: 'Äonenfeuer' })]

it('asks which band it is where two have the name, and sends the answer', async () => {
  const api = theApi()
  answerConcerts(api, concerts)
  api.on(similarConcerts, () => [])
  const wrath = (year: number, city: string) => ({
    ...cardOfBand,
    id: ulid(year),
    name: 'Wrath',
    city,
    formedYear: year,
  })
  api.on(similarBands, ({ query }) =>
    query.name === 'Wrath' ? [wrath(1998, 'Kiel'), wrath(2008, 'Bremen')] : [],
  )
  const saved = aConcert(8, { bandName: 'Wrath' })
  const sent = api.on(submitConcert, () => ({ concert: saved, badgeAwarded: false, isNew: true }))
  const { user } = await openApp('/concerts')
  await user.click(await find('button', 'Konzert eintragen'))
  const dialog = within(await find('dialog', 'Konzert eintragen'))
  const field = (name: string) => dialog.getByLabelText(name)
  await fill(user, field('Band'), 'Wrath')
  await fill(user, field('Venue'), 'Lido')
  await fill(user, field('Stadt'), 'Berlin')
  await user.click(field('Datum'))
  // A day that never comes to be past.
  await user.paste(`24.12.${String(new Date().getFullYear() + 1)}`)
  await user.keyboard('{Enter}')
  const choice = await find('combobox', /^Welche Band ist es\?/)
  await user.selectOptions(choice, 'Death Metal · Bremen · Deutschland · seit 2008')
  await user.click(dialog.getByRole('button', { name: 'Einreichen' }))
  await until(() => {
    expect(sent[0]?.body).toMatchObject({ bandName: 'Wrath', bandId: ulid(2008) })
  })
})

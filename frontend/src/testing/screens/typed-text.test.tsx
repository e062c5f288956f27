import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { BEFORE_RELOAD } from '#spa/platform/use-part-retry.ts'
import { until } from '../clock.ts'
import { openApp } from '../open-app.ts'
import { button, fill, find } from '../queries.ts'

const STORED = 'hoellenlaerm-typed'

it('keeps typed text for a reload, but no recovery code and no password, also when it is shown', async () => {
  const { user } = await openApp('/login', { me: null })
  await user.click(await find('button', /Passwort vergessen/))
  await fill(user, await find('textbox', 'Wiederherstellungscode'), 'AAAA-BBBB')
  await fill(user, screen.getByLabelText('Benutzername'), 'krachkatze')
  await fill(user, screen.getByLabelText('Neues Passwort'), 'Blastbeat-im-Moshpit')
  await user.click(button('Passwort anzeigen'))
  const stored = await until(() => {
    dispatchEvent(new Event(BEFORE_RELOAD))
    return sessionStorage.getItem(STORED) ?? Promise.reject(new Error('Nothing is kept.'))
  })
  sessionStorage.removeItem(STORED)
  expect(stored).toContain('krachkatze')
  expect(stored).not.toContain('AAAA-BBBB')
  expect(stored).not.toContain('Blastbeat-im-Moshpit')
})

it('fills the fields after the reload, except for the one in which the member already types', async () => {
  const { keepTypedText } = await import('#spa/platform/typed-text.ts')
  document.body.innerHTML = '<input name="band"><input name="song"><input name="city">'
  const [band, song, city] = document.querySelectorAll('input')
  if (!band || !song || !city) throw new Error('The fields are missing.')
  const kept = { '|band|': 'Moorglut', '|song|': 'Irrlicht' }
  sessionStorage.setItem(STORED, JSON.stringify([location.pathname, kept]))
  band.focus()
  band.value = 'Grab'
  const stop = keepTypedText()
  expect([band.value, song.value, city.value]).toEqual(['Grab', 'Irrlicht', ''])
  stop()
})

import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { BEFORE_RELOAD } from '#spa/platform/use-part-retry.ts'
import { passTime } from '../clock.ts'
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
  await passTime(3000)
  await find('region', /Hinweise/)
  dispatchEvent(new Event(BEFORE_RELOAD))
  const stored = sessionStorage.getItem(STORED) ?? ''
  sessionStorage.removeItem(STORED)
  expect(stored).toContain('krachkatze')
  expect(stored).not.toContain('AAAA-BBBB')
  expect(stored).not.toContain('Blastbeat-im-Moshpit')
})

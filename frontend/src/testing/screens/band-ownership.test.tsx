import { expect, it } from 'vitest'
import { endOwnership } from '#shared/api/band-claims.ts'
import { bandProposals } from '#shared/api/band-history.ts'
import { getBand } from '#shared/api/bands.ts'
import { aBand, answerBands, bandCards, moorglut } from '../bands.ts'
import { refuse } from '../fake-api.ts'
import { ME } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { find, findText, inside, untilGone } from '../queries.ts'

it('asks a moderator who takes a band from its member why, and keeps the words after a failure', async () => {
  const api = theApi()
  answerBands(api, bandCards)
  api.on(getBand, () => aBand(moorglut, { isClaimedByBand: true, mayEdit: true }))
  api.on(bandProposals, () => ({ version: 3, proposals: [] }))
  let isDown = true
  const sent = api.on(endOwnership, () =>
    isDown ? refuse('unavailable', 'Später.') : { ok: true as const },
  )
  const { user } = await openApp(`/bands/${moorglut.id}`, { me: { ...ME, role: 'moderator' } })
  await user.click(await find('button', 'Übernahme beenden'))
  const dialog = await inside('dialog', 'Übernahme beenden')
  const submit = dialog.getByRole('button', { name: 'Übernahme beenden' })
  await user.click(submit)
  await findText(/Ohne Grund geht das nicht/)
  expect(sent).toHaveLength(0)
  const field = dialog.getByLabelText('Grund')
  await user.type(field, 'Die Band kennt dich nicht.')
  await user.click(submit)
  await expectToast('Das hat nicht geklappt')
  expect(field).toHaveProperty('value', 'Die Band kennt dich nicht.')
  isDown = false
  await user.click(submit)
  await untilGone('dialog', 'Übernahme beenden')
  expect(sent.at(-1)?.body).toEqual({ reason: 'Die Band kennt dich nicht.' })
})

import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { claimBand, ownClaim } from '#shared/api/band-claims.ts'
import {
  bandHistory,
  bandProposals,
  decideProposal,
  editBand,
  revertBand,
  type Proposal,
  type Revision,
} from '#shared/api/band-history.ts'
import { getBand, type Band } from '#shared/api/bands.ts'
import { aBand, answerBands, bandCards, moorglut } from '../bands.ts'
import { until } from '../clock.ts'
import { pageOf, refuse } from '../fake-api.ts'
import { ulid } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { button, find, findText, inside, textOf } from '../queries.ts'

const AT = '2026-11-20T10:00:00.000Z'
const fan = { username: 'moorhexe', displayName: 'Moorhexe' }

const aRevision = (number: number, change: Partial<Revision> = {}): Revision => ({
  number,
  kind: 'edit',
  author: fan,
  acceptedBy: null,
  at: AT,
  note: null,
  before: { genre: 'Black Metal' },
  after: { genre: 'Schlager' },
  ...change,
})

const aProposal = (change: Partial<Proposal> = {}): Proposal => ({
  id: ulid(8000),
  author: fan,
  isOwn: false,
  at: AT,
  note: 'Steht auf der Platte',
  state: 'open',
  reason: null,
  before: { releases: [] },
  after: { releases: [{ title: 'Irrlicht', year: 2009, type: 'Album', url: null }] },
  mayDecide: true,
  ...change,
})

const open = async (change: Partial<Band> = {}, proposals: Proposal[] = []) => {
  const api = theApi()
  answerBands(api, bandCards)
  api.on(getBand, () => aBand(moorglut, { version: 3, ...change }))
  api.on(bandProposals, () => ({ version: 3, proposals }))
  api.on(ownClaim, () => ({ claim: null }))
  const { user } = await openApp(`/bands/${moorglut.id}`)
  await find('heading', 'Moorglut')
  return { api, user }
}

describe('editing a band', () => {
  it('sends only what changed, and says that it is a proposal', async () => {
    const { api, user } = await open()
    const sent = api.on(editBand, () => ({
      outcome: 'proposed' as const,
      version: 3,
      heldReason: null,
    }))
    await user.click(button('Änderung vorschlagen'))
    const dialog = await inside('dialog', 'Moorglut bearbeiten')
    await user.click(dialog.getByRole('button', { name: 'Mitglied hinzufügen' }))
    await user.keyboard('Torf-Thorsten')
    await user.type(dialog.getByLabelText(/Woher weißt du das/), 'Vom Konzert')
    await user.click(dialog.getByRole('button', { name: 'Vorschlag senden' }))
    await expectToast('Vorschlag gesendet')
    expect(sent.at(-1)?.body).toEqual({
      version: 3,
      changes: { members: [{ name: 'Torf-Thorsten', instrument: null }] },
      note: 'Vom Konzert',
    })
  })

  it('shows errors at their fields', async () => {
    const { user } = await open({ mayEdit: true })
    await user.click(button('Bearbeiten'))
    const dialog = await inside('dialog', 'Moorglut bearbeiten')
    await user.clear(dialog.getByLabelText('Name'))
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await findText('Bandname ist erforderlich')
  })

  it('asks whether it is another band when the new name is in use, and sends the answer', async () => {
    const { api, user } = await open({ mayEdit: true })
    const calls = api.on(editBand, ({ body }) =>
      body.isAnotherBand
        ? { outcome: 'applied' as const, version: 4, heldReason: null }
        : refuse('conflict', '„Cinderjaw“ steht schon in der Liste. Ist es eine andere Band?'),
    )
    await user.click(button('Bearbeiten'))
    const dialog = await inside('dialog', 'Moorglut bearbeiten')
    const name = dialog.getByLabelText(/^Name/)
    await user.clear(name)
    await user.type(name, 'Cinderjaw')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await user.click(await find('button', 'Ja, es ist eine andere Band'))
    await expectToast('Gespeichert')
    expect(calls.map(({ body }) => body.isAnotherBand)).toEqual([undefined, true])
  })

  it('shows what changed meanwhile, and loses nothing', async () => {
    const { api, user } = await open({ mayEdit: true })
    await user.click(button('Bearbeiten'))
    const dialog = await inside('dialog', 'Moorglut bearbeiten')
    await user.type(dialog.getByLabelText(/Beschreibung/), ' Noch lauter.')
    api.on(editBand, () => refuse('conflict', 'Jemand hat die Band geändert.'))
    api.on(getBand, () => aBand(moorglut, { version: 4, genre: 'Schlager', mayEdit: true }))
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await findText('Jemand war schneller')
    await user.click(button('Meine Änderungen darauf übertragen'))
    const sent = api.on(editBand, () => ({
      outcome: 'applied' as const,
      version: 5,
      heldReason: null,
    }))
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await expectToast('Gespeichert')
    expect(sent.at(-1)?.body).toEqual({
      version: 4,
      changes: { description: 'Black Metal aus dem Moor. Noch lauter.' },
      note: '',
    })
  })
})

describe('the history of a band', () => {
  it('shows each difference, and undoes all of a member after a question', async () => {
    const { api, user } = await open({ mayEdit: true })
    api.on(bandHistory, () =>
      pageOf([aRevision(3), aRevision(2, { kind: 'claim', before: {}, after: {} })], null),
    )
    const sent = api.on(revertBand, () => ({ version: 4, isChanged: true }))
    await user.click(button('Verlauf'))
    const dialog = await inside('dialog', 'Verlauf von Moorglut')
    const entry = await find('listitem', 'Version 3', dialog)
    expect(textOf(entry)).toContain('vorher: Black Metal')
    expect(textOf(entry)).toContain('neu: Schlager')
    await user.click(dialog.getByRole('button', { name: 'Alles von diesem Mitglied zurücknehmen' }))
    await user.click(await find('button', 'Zurücknehmen'))
    await expectToast('Zurückgenommen')
    expect(sent.at(-1)?.body).toEqual({ revision: 3, mode: 'member', version: 3 })
  })

  it('offers no revert to other members', async () => {
    const { api, user } = await open()
    api.on(bandHistory, () => pageOf([aRevision(3)], null))
    await user.click(button('Verlauf'))
    const dialog = await inside('dialog', 'Verlauf von Moorglut')
    await find('listitem', 'Version 3', dialog)
    expect(dialog.queryByRole('button', { name: /zurück/i })).toBeNull()
  })
})

describe('the claiming member', () => {
  it('accepts a proposal on the page', async () => {
    const { api, user } = await open({ mayEdit: true, isClaimedByBand: true }, [aProposal()])
    const sent = api.on(decideProposal, () => ({ version: 4 }))
    const card = await inside('region', 'Deine Band')
    await findText('Irrlicht (2009, Album)')
    await user.click(card.getByRole('button', { name: 'Annehmen' }))
    await expectToast('Angenommen')
    expect(sent.at(-1)?.body).toMatchObject({ action: 'accept', version: 3 })
  })
})

describe('a claim', () => {
  it('is sent with its evidence', async () => {
    const { api, user } = await open()
    const sent = api.on(claimBand, () => ({
      state: 'pending' as const,
      evidence: 'x',
      url: null,
      at: AT,
      reason: null,
    }))
    await user.click(button('Hier beanspruchen'))
    const dialog = await inside('dialog', 'Band beanspruchen')
    await user.click(await find('button', 'Anspruch senden', dialog))
    await findText('Schreib ein, zwei Sätze dazu')
    await user.type(
      dialog.getByLabelText(/Woran erkennen wir/),
      'Ich stehe im Impressum unserer Seite.',
    )
    await user.click(dialog.getByRole('button', { name: 'Anspruch senden' }))
    await expectToast('Anspruch gesendet')
    expect(sent.at(-1)?.body).toEqual({
      evidence: 'Ich stehe im Impressum unserer Seite.',
      url: '',
    })
  })

  it('keeps its dialog while it is found out whether there is one already', async () => {
    const { api, user } = await open()
    const answer = Promise.withResolvers<{ claim: null }>()
    api.on(ownClaim, () => answer.promise)
    await user.click(button('Hier beanspruchen'))
    const dialog = await find('dialog', 'Band beanspruchen')
    await findText('Wird geladen')
    answer.resolve({ claim: null })
    await find('button', 'Anspruch senden', within(dialog))
  })

  it('leads back to its evidence when it failed after the dialog was closed', async () => {
    const { api, user } = await open()
    const failure = Promise.withResolvers<ReturnType<typeof refuse>>()
    const sent = api.on(claimBand, () => failure.promise)
    await user.click(button('Hier beanspruchen'))
    const dialog = await inside('dialog', 'Band beanspruchen')
    await user.type(
      await until(() => dialog.getByLabelText(/Woran erkennen wir/)),
      'Ich stehe im Impressum.',
    )
    await user.click(dialog.getByRole('button', { name: 'Anspruch senden' }))
    await until(() => {
      expect(sent).toHaveLength(1)
    })
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await user.click(await find('link', 'Zurück zu den Bands'))
    await find('heading', 'Metal Bands')
    failure.resolve(refuse('unavailable', 'Gerade nicht.'))
    await expectToast('Gerade nicht.')
    await user.click(button('Zum Formular'))
    const again = await inside('dialog', 'Band beanspruchen')
    expect(await until(() => again.getByLabelText(/Woran erkennen wir/))).toHaveProperty(
      'value',
      'Ich stehe im Impressum.',
    )
  })
})

import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { createBand, similarBands, type Band } from '#shared/api/bands.ts'
import { aBand, aCard, answerBands, bandCards, moorglut } from '../bands.ts'
import { passTime, until } from '../clock.ts'
import { gatewayError, refuse } from '../fake-api.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, inside, untilGone } from '../queries.ts'

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const chooser = (name: string | RegExp) => screen.getByRole('combobox', { name })

const openDialog = async (user: Awaited<ReturnType<typeof openApp>>['user']) => {
  await user.click(await find('button', 'Newcomer Band hinzufügen'))
  return inside('dialog', 'Newcomer Band hinzufügen')
}

describe('the dialog for newcomers', () => {
  it('adds a band and announces it', async () => {
    answerBands(theApi(), bandCards)
    const calls = theApi().on(createBand, ({ body }) =>
      aBand(aCard(50, { name: body.name, isNewcomer: true })),
    )
    const { user } = await openApp('/bands')
    await openDialog(user)
    await fill(user, field('Bandname *'), 'Torflurch')
    await user.selectOptions(chooser('Genre *'), 'Crust')
    await user.click(button('Band hinzufügen'))
    await expectToast('Erfolg!')
    await expectToast(
      'Die Newcomer Band wurde hinzugefügt und wird regelmäßig auf Aktivität geprüft.',
    )
    await untilGone('dialog', 'Newcomer Band hinzufügen')
    const [call] = calls
    expect(call?.body).toMatchObject({
      name: 'Torflurch',
      genre: 'Crust',
      submittedBy: 'fan_1',
      isNewcomer: true,
    })
    expect(call?.body.country).toBeUndefined()
    expect(call?.idempotencyKey).toBeDefined()
    await user.click(button('Newcomer Band hinzufügen'))
    expect(field('Bandname *')).toHaveProperty('value', '')
  })

  it('thanks and drops the draft when the dialog was closed before the answer', async () => {
    answerBands(theApi(), bandCards)
    const answer = Promise.withResolvers<Band>()
    const calls = theApi().on(createBand, () => answer.promise)
    const { user } = await openApp('/bands')
    await openDialog(user)
    await fill(user, field('Bandname *'), 'Torflurch')
    await user.selectOptions(chooser('Genre *'), 'Crust')
    await user.click(button('Band hinzufügen'))
    await until(() => {
      expect(calls).toHaveLength(1)
    })
    await user.click(button('Abbrechen'))
    answer.resolve(aBand(aCard(50, { name: 'Torflurch' })))
    await expectToast('Erfolg!')
    await openDialog(user)
    expect(field('Bandname *')).toHaveProperty('value', '')
  })

  it('leads back to what was typed when it failed after the dialog was closed', async () => {
    answerBands(theApi(), bandCards)
    const failure = Promise.withResolvers<ReturnType<typeof refuse>>()
    const calls = theApi().on(createBand, () => failure.promise)
    const { user } = await openApp('/bands?genre=Doom+Metal')
    await openDialog(user)
    await fill(user, field('Bandname *'), 'Torflurch')
    await user.selectOptions(chooser('Genre *'), 'Crust')
    await user.click(button('Band hinzufügen'))
    await until(() => {
      expect(calls).toHaveLength(1)
    })
    await user.click(button('Abbrechen'))
    failure.resolve(refuse('conflict', 'Diese Band gibt es schon.'))
    await expectToast('Diese Band gibt es schon.')
    await user.click(button('Zum Formular'))
    await find('dialog', 'Newcomer Band hinzufügen')
    expect(field('Bandname *')).toHaveProperty('value', 'Torflurch')
    expect(location.search).toBe('?genre=Doom+Metal')
    await user.click(button('Abbrechen'))
    await untilGone('dialog', 'Newcomer Band hinzufügen')
  })

  it('names what is missing or wrong, and sends nothing', async () => {
    answerBands(theApi(), bandCards)
    const calls = theApi().on(createBand, () => aBand(moorglut))
    const { user } = await openApp('/bands')
    await openDialog(user)
    await fill(user, field(/^Website/), 'javascript:alert(1)')
    await user.click(button('Band hinzufügen'))
    await findText('Bandname ist erforderlich')
    await findText('Bitte wähle ein Genre aus der Liste.')
    await findText('Ungültige URL')
    expect(calls).toHaveLength(0)
  })

  it('keeps what was typed when the server refuses it, and after a reload', async () => {
    answerBands(theApi(), bandCards)
    theApi().on(createBand, () => gatewayError(500))
    const { user, reload } = await openApp('/bands')
    await openDialog(user)
    await fill(user, field('Bandname *'), 'Torflurch')
    await user.selectOptions(chooser('Genre *'), 'Crust')
    await user.click(button('Band hinzufügen'))
    await expectToast('Band konnte nicht hinzugefügt werden.')
    expect(field('Bandname *')).toHaveProperty('value', 'Torflurch')
    await reload()
    await user.click(await find('button', 'Newcomer Band hinzufügen'))
    await find('dialog', 'Newcomer Band hinzufügen')
    expect(field('Bandname *')).toHaveProperty('value', 'Torflurch')
    expect(chooser('Genre *')).toHaveProperty('value', 'Crust')
  })

  it('shows bands of the same name while it is typed, and leads to the one that exists', async () => {
    answerBands(theApi(), bandCards)
    const asked = theApi().on(similarBands, () => [moorglut])
    theApi().on(createBand, () => refuse('conflict', 'Diese Band gibt es schon.'))
    const { user } = await openApp('/bands')
    await openDialog(user)
    await fill(user, field('Bandname *'), 'moorglut')
    await findText('Meinst du die hier?')
    expect(asked.at(-1)?.query.name).toBe('moorglut')
    await user.selectOptions(chooser('Genre *'), 'Black Metal')
    await user.click(button('Band hinzufügen'))
    await findText('Diese Band gibt es schon.')
    await findText('Schau dir den Eintrag an.')
    await user.click(screen.getByRole('link', { name: /^Moorglut\s*Atmospheric Black Metal/ }))
    await find('heading', 'Moorglut')
    expect(location.pathname).toBe(`/bands/${moorglut.id}`)
  })

  it('sends the band again as another one of the name, with what distinguishes it', async () => {
    answerBands(theApi(), bandCards)
    theApi().on(similarBands, () => [moorglut])
    const calls = theApi().on(createBand, ({ body }) =>
      body.isAnotherBand
        ? aBand(aCard(50, { name: body.name }), {
            status: 'held',
            statusReason: 'Den Namen gibt es schon.',
          })
        : refuse('conflict', '„Moorglut“ steht schon in der Liste. Ist es eine andere Band?'),
    )
    const { user } = await openApp('/bands')
    await openDialog(user)
    await fill(user, field('Bandname *'), 'Moorglut')
    await user.selectOptions(chooser('Genre *'), 'Crust')
    await fill(user, field(/^Stadt/), 'Bremen')
    await fill(user, field(/^Gründungsjahr/), '2019')
    await findText(/seit 2006/)
    await user.click(button('Band hinzufügen'))
    await findText(/Ist es eine andere Band\?/)
    await findText('Eine weitere Band mit diesem Namen schaut sich erst die Moderation an.')
    await user.click(button('Ja, es ist eine andere Band'))
    await expectToast('Wartet auf die Moderation')
    await findText('Den Namen gibt es schon.')
    expect(calls.map(({ body }) => body.isAnotherBand)).toEqual([undefined, true])
    expect(calls[1]?.body).toMatchObject({ city: 'Bremen', formedYear: 2019 })
  })

  it('asks again when the name changes after the answer', async () => {
    answerBands(theApi(), bandCards)
    const calls = theApi().on(createBand, () => refuse('conflict', 'Ist es eine andere Band?'))
    const { user } = await openApp('/bands')
    await openDialog(user)
    await fill(user, field('Bandname *'), 'Moorglut')
    await user.selectOptions(chooser('Genre *'), 'Crust')
    await user.click(button('Band hinzufügen'))
    await user.click(await find('button', 'Ja, es ist eine andere Band'))
    await until(() => {
      expect(calls).toHaveLength(2)
    })
    await fill(user, field('Bandname *'), 'Cinderjaw')
    await user.click(button('Band hinzufügen'))
    await until(() => {
      expect(calls.map(({ body }) => body.isAnotherBand)).toEqual([undefined, true, undefined])
    })
  })

  it('says that a held band waits for moderation', async () => {
    answerBands(theApi(), bandCards)
    theApi().on(createBand, () =>
      aBand(aCard(50), { status: 'held', statusReason: 'Ein Wort im Namen hält sie auf.' }),
    )
    const { user } = await openApp('/bands')
    await openDialog(user)
    await fill(user, field('Bandname *'), 'Torflurch')
    await user.selectOptions(chooser('Genre *'), 'Crust')
    await user.click(button('Band hinzufügen'))
    await expectToast('Wartet auf die Moderation')
    await expectToast('Ein Wort im Namen hält sie auf.')
  })

  it('shows that it is sending', async () => {
    answerBands(theApi(), bandCards)
    theApi().on(createBand, () => new Promise(() => undefined))
    const { user } = await openApp('/bands')
    await openDialog(user)
    await fill(user, field('Bandname *'), 'Torflurch')
    await user.selectOptions(chooser('Genre *'), 'Crust')
    await user.click(button('Band hinzufügen'))
    await find('button', 'Wird hinzugefügt...')
    await passTime(10)
  })
})

import { screen } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { contactSender, sendContact, sendMemberContact } from '#shared/api/contact.ts'
import { confirmNewsletter } from '#shared/api/newsletter.ts'
import { passTime, until } from '../clock.ts'
import { gatewayError, refuse } from '../fake-api.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, untilFocused, untilText, untilUnsaid } from '../queries.ts'

const MESSAGE = 'Seit gestern höre ich nur noch Gitarren und keinen Bass.'

const field = (label: string) => screen.getByLabelText(label)

const fillForm = async (user: UserEvent) => {
  await fill(user, field('Name'), 'Walküre')
  await fill(user, field('E-Mail'), 'walkuere@example.org')
  await user.selectOptions(field('Kategorie'), 'Technisches Problem')
  await fill(user, field('Betreff'), 'Der Bass ist weg')
  await fill(user, field('Nachricht'), MESSAGE)
}

describe('the contact form', () => {
  it('shows an error beside each missing field, and focuses the first', async () => {
    const { user } = await openApp('/contact', { me: null })
    await user.click(await find('button', 'Abschicken'))
    for (const text of [
      'Name muss mindestens 2 Zeichen haben',
      'Bitte gib eine gültige E-Mail-Adresse ein',
      'Bitte wähle eine Kategorie',
      'Betreff muss mindestens 5 Zeichen haben',
      'Nachricht muss mindestens 20 Zeichen haben',
    ])
      await findText(text)
    await untilFocused(() => field('Name'))
    await fill(user, field('Betreff'), 'Lauter bitte')
    await untilUnsaid('Betreff muss mindestens 5 Zeichen haben')
  })

  it('keeps the message when sending fails, and sends it again with the same key', async () => {
    const api = theApi()
    let isAway = true
    const sent = api.on(sendContact, () =>
      isAway ? gatewayError(503) : { autoResponse: 'Danke für deine Nachricht' },
    )
    const { user } = await openApp('/contact', { me: null })
    await find('button', 'Abschicken')
    await fillForm(user)
    await user.click(button('Abschicken'))
    await untilText(
      () => screen.getByRole('alert'),
      'Deine Nachricht konnte nicht gesendet werden. Bitte versuche es später erneut.',
    )
    expect(field('Nachricht')).toHaveProperty('value', MESSAGE)
    isAway = false
    await user.click(button('Abschicken'))
    await find('heading', 'Nachricht gesendet')
    await user.click(button('Neue Nachricht'))
    await find('button', 'Abschicken')
    await fillForm(user)
    await user.click(button('Abschicken'))
    await find('heading', 'Nachricht gesendet')

    const [first, second, third] = sent.map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toBeTruthy()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

describe('the contact form of a signed-in member', () => {
  const fillMessage = async (user: UserEvent) => {
    await user.selectOptions(field('Kategorie'), 'Technisches Problem')
    await fill(user, field('Betreff'), 'Der Bass ist weg')
    await fill(user, field('Nachricht'), MESSAGE)
  }

  const untilAddressIsKnown = () =>
    until(() => {
      expect(field('E-Mail')).toHaveProperty('value', 'ich@example.org')
    })

  it('knows the name and the address, and sends as the member', async () => {
    const api = theApi()
    api.on(contactSender, () => ({ email: 'ich@example.org' }))
    const sent = api.on(sendMemberContact, () => ({ autoResponse: 'Danke für deine Nachricht' }))
    const { user } = await openApp('/contact')
    await findText('Du schreibst als Testfan (@fan_1).')
    expect(screen.queryByLabelText('Name')).toBeNull()
    await untilAddressIsKnown()
    await fillMessage(user)
    await user.click(button('Abschicken'))
    await find('heading', 'Nachricht gesendet')
    expect(sent.map(({ body }) => body)).toEqual([
      {
        email: 'ich@example.org',
        category: 'technical',
        subject: 'Der Bass ist weg',
        message: MESSAGE,
      },
    ])
    expect(sent[0]?.idempotencyKey).toBeTruthy()
  })

  it('keeps an address that was typed before the known one arrived', async () => {
    const api = theApi()
    let arrive = (): void => undefined
    const mayArrive = new Promise<void>((resolve) => {
      arrive = resolve
    })
    api.on(contactSender, async () => {
      await mayArrive
      return { email: 'ich@example.org' }
    })
    const { user } = await openApp('/contact')
    await fill(user, await until(() => field('E-Mail')), 'anders@example.org')
    arrive()
    await passTime(500)
    expect(field('E-Mail')).toHaveProperty('value', 'anders@example.org')
  })

  it('asks for the address when it is not known', async () => {
    theApi().on(contactSender, () => gatewayError(503))
    const { user } = await openApp('/contact')
    await user.click(await find('button', 'Abschicken'))
    await findText('Bitte gib eine gültige E-Mail-Adresse ein')
    await untilFocused(() => field('E-Mail'))
  })

  it('sends the message as that of a guest when the session has ended', async () => {
    const api = theApi()
    api.on(contactSender, () => ({ email: 'ich@example.org' }))
    api.on(sendMemberContact, () => refuse('unauthenticated', 'Nein.'))
    const sent = api.on(sendContact, () => ({ autoResponse: 'Danke für deine Nachricht' }))
    const { user } = await openApp('/contact')
    await findText('Du schreibst als Testfan (@fan_1).')
    await untilAddressIsKnown()
    await fillMessage(user)
    await user.click(button('Abschicken'))
    await find('heading', 'Nachricht gesendet')
    expect(sent.map(({ body: { name, message } }) => ({ name, message }))).toEqual([
      { name: 'Testfan', message: MESSAGE },
    ])
  })
})

describe('the newsletter', () => {
  it('has a button whose name differs from the sign-in', async () => {
    await openApp('/login', { me: null })
    await find('button', 'Zum Newsletter anmelden')
    expect(screen.queryAllByRole('button', { name: 'Anmelden' })).toEqual([])
  })

  it('shows an error for an invalid address', async () => {
    const { user } = await openApp('/login', { me: null })
    await find('tab', 'Anmelden')
    await fill(user, field('E-Mail-Adresse für den Newsletter'), 'walküre')
    await user.keyboard('{Enter}')
    await findText('Bitte gib eine gültige E-Mail-Adresse ein')
  })

  it('shows an error when a link is incomplete or no longer valid', async () => {
    theApi().on(confirmNewsletter, () => refuse('not_found', 'Dieser Link gilt nicht mehr.'))
    const { user, visit } = await openApp('/newsletter', { me: null })
    await find('heading', /unvollständig/)
    await visit(`/newsletter#confirm.${'0'.repeat(64)}`)
    await user.click(await find('button', 'Ja, ich bin dabei'))
    await findText('Dieser Link gilt nicht mehr.')
  })
})

import { randomUUID } from 'node:crypto'
import type { Page, WebSocketRoute } from '@playwright/test'
import { liveTicket } from '#shared/api/live.ts'
import { gatewayError } from '../src/testing/fake-api.ts'
import type { Member } from './fixtures/members.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoFaults, startTour } from './fixtures/tour.ts'

const CHANNEL = 'wss://live.example/journey'

/** Paths of the calls that the page sends from now on, by what was asked. */
const callsOf = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

const STEP_MS = 5000

/** Advances the page's clock in steps, each of which waits for the answers that it caused. */
const passTime = async (page: Page, seconds: number): Promise<void> => {
  for (let passed = 0; passed < seconds * 1000; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.waitForLoadState('networkidle')
  }
}

const countOf = (calls: readonly string[], path: string): number =>
  calls.filter((one) => one.endsWith(path)).length

const onFeed = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  await passTime(page, 30)
}

test('sends at most two requests a minute while nothing happens', async ({ page }) => {
  test.slow()
  const api = await startTour(page)
  await onFeed(page)
  const calls = callsOf(page)
  await passTime(page, 20 * 60)
  expect(calls.length).toBeLessThanOrEqual(2 * 20)
  expect(countOf(calls, '/community/posts')).toBeGreaterThanOrEqual(18)
  expect(countOf(calls, '/live/ticket')).toBe(0)
  expectNoFaults(api)
})

test.describe('without a channel', () => {
  test.use({ expectedErrors: [/status of 503|live\.example/] })

  test('polls at the specified intervals', async ({ page }) => {
    const api = await startTour(page)
    api.on(liveTicket, () => gatewayError(503))
    await onFeed(page)
    const calls = callsOf(page)
    await passTime(page, 5 * 60)
    // The clock moves in steps, so an interval may take one step longer.
    expect(countOf(calls, '/api/unread')).toBeGreaterThanOrEqual(20)
    for (const path of ['/community/posts', '/community/stats', '/wall-of-horns']) {
      expect(countOf(calls, path), path).toBeGreaterThanOrEqual(8)
    }
    expect(countOf(calls, '/live/ticket')).toBeLessThanOrEqual(20)
    expectNoFaults(api)
  })

  test('asks for few tickets when the channel drops every two seconds', async ({ page }) => {
    const api = await startTour(page)
    const sockets: WebSocketRoute[] = []
    await page.routeWebSocket(CHANNEL, (socket) => {
      sockets.push(socket)
    })
    api.on(liveTicket, () => ({ url: CHANNEL }))
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
    const calls = callsOf(page)
    for (let passed = 0; passed < 300; passed += 2) {
      await page.clock.runFor(2000)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      for (const socket of sockets.splice(0)) await socket.close({ code: 1001 })
    }
    expect(countOf(calls, '/live/ticket')).toBeGreaterThanOrEqual(4)
    expect(countOf(calls, '/live/ticket')).toBeLessThanOrEqual(25)
    expect(countOf(calls, '/community/posts')).toBeGreaterThanOrEqual(6)
    expect(countOf(calls, '/api/unread')).toBeLessThanOrEqual(65)
    expectNoFaults(api)
  })
})

const MESSAGES = 50

/** When each text appeared on the page, by the clock that the test has too. */
const watchTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Record<string, number> = {}
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const [text] of document.body.textContent.matchAll(/Riff Nr\. \d+!/g))
        seen[text] ??= Date.now()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

const seenAt = (page: Page, text: string): Promise<number | undefined> =>
  page.evaluate((one) => (window as unknown as { seen: Record<string, number> }).seen[one], text)

const headersOf = ({ token }: Member) => ({ 'X-Auth-Token': token })

const untilLive = async (page: Page): Promise<void> => {
  const sent = (await page.waitForEvent('websocket')).waitForEvent('framesent')
  await sent
}

test('brings messages to the other browser within a second', async ({
  newMember,
  openAs,
  request,
}) => {
  test.slow()
  const odin = await newMember('Odin')
  const nebel = await newMember('Nebelkrähe')
  const followed = await request.post(`/api/users/${odin.id}/follow`, { headers: headersOf(nebel) })
  expect(followed.ok(), await followed.text()).toBe(true)

  const page = await openAs(nebel, `/messages?user=${odin.id}`)
  await untilLive(page)
  await watchTexts(page)
  const delays: number[] = []
  for (let number = 1; number <= MESSAGES; number += 1) {
    const content = `Riff Nr. ${number}!`
    const at = Date.now()
    const sent = await request.post('/api/messages', {
      headers: { ...headersOf(odin), 'Idempotency-Key': randomUUID() },
      data: { recipientId: nebel.id, content },
    })
    expect(sent.status(), await sent.text()).toBe(201)
    await expect.poll(() => seenAt(page, content), { intervals: [20] }).toBeDefined()
    delays.push(((await seenAt(page, content)) ?? Infinity) - at)
  }
  const p95 = delays.toSorted((a, b) => a - b)[Math.ceil(MESSAGES * 0.95) - 1] ?? Infinity
  test.info().annotations.push({ type: 'p95', description: `${p95} ms of ${delays.join(', ')}` })
  expect(p95).toBeLessThanOrEqual(1000)
})

test('shows a message in the title of another page, and ends the channel with the session', async ({
  newMember,
  openAs,
  request,
}) => {
  const odin = await newMember('Odin')
  const nebel = await newMember('Nebelkrähe')
  await request.post(`/api/users/${odin.id}/follow`, { headers: headersOf(nebel) })
  const page = await openAs(nebel, '/nichts')
  const socket = await page.waitForEvent('websocket')
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  await request.post('/api/messages', {
    headers: { ...headersOf(odin), 'Idempotency-Key': randomUUID() },
    data: { recipientId: nebel.id, content: 'Bist du da?' },
  })
  await expect(page).toHaveTitle('(1) Seite nicht gefunden · Höllenlärm')
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => socket.isClosed()).toBe(true)
  await expect(page).toHaveTitle('Anmelden · Höllenlärm')
})

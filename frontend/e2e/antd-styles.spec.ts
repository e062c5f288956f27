import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { submitGig } from './fixtures/concerts.ts'
import { promote } from './fixtures/promote.ts'
import { expect, test } from './fixtures/test.ts'

/** Every computed style of every link and button of the page, by its name. */
const stylesOf = (page: Page): Promise<Record<string, Record<string, string>>> =>
  page.locator('main, header, footer').evaluateAll((frames) =>
    Object.fromEntries(
      frames
        .flatMap((frame) => [...frame.querySelectorAll('a, button')])
        .map((element) => {
          const style = getComputedStyle(element)
          return [
            `${element.tagName} ${element.textContent}`,
            Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)])),
          ]
        }),
    ),
  )

/** Goes on inside the loaded document, which keeps the styles that were inserted. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((target) => {
    history.pushState(null, '', target)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

test(
  'keeps every style of links and buttons after each part of antd was opened',
  { tag: '@core' },
  async ({ newMember, openAs, request }) => {
    const me = await newMember('Stilwächter')
    await promote(me, 'admin')
    const city = `Stilstadt ${randomUUID().slice(0, 8)}`
    const ticketUrl = 'https://tickets.example/stil'
    await submitGig(request, me, {
      bandName: 'Farbecht',
      venue: 'Keller',
      city,
      days: 5,
      ticketUrl,
    })
    const calendar = `/concerts?${new URLSearchParams({ city })}`
    const page = await openAs(me, calendar)
    const ticket = page.getByRole('link', { name: /Tickets/ }).first()
    await ticket.waitFor()
    const before = await stylesOf(page)

    await goTo(page, '/modal-test')
    await page.getByRole('button', { name: 'Bild öffnen', exact: true }).click()
    await page.locator('.ant-image-preview').first().waitFor()
    await page.keyboard.press('Escape')
    await goTo(page, '/settings/profil')
    await page.locator('.ant-picker').first().waitFor()
    await goTo(page, '/admin')
    await page.locator('.ant-table').first().waitFor()

    // Nothing is hovered.
    await page.mouse.move(0, 0)
    await goTo(page, calendar)
    await ticket.waitFor()
    await expect.poll(() => stylesOf(page)).toEqual(before)
  },
)

import { defineConfig } from '@playwright/test'

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

export default defineConfig({
  testDir: 'frontend/e2e',
  outputDir: 'test-results',
  globalSetup: './frontend/e2e/fixtures/local-cloud.ts',
  fullyParallel: true,
  workers: 2,
  // These limits only end what hangs, also beside other work.
  timeout: 300_000,
  expect: { timeout: 50_000 },
  reporter: 'list',
  use: {
    // Without it, a step that hangs is not named.
    actionTimeout: 100_000,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // A journey that needs the service worker allows it, so that no other one depends on its caches.
    serviceWorkers: 'block',
    // Drawing motion takes a third of a core; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts', use: desktop },
    { name: 'phone', testMatch: '**/*.{phone,every}.spec.ts', use: phone },
  ],
})

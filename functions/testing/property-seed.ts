import fc from 'fast-check'

/** A failure prints its seed; `PROPERTY_SEED` takes it back, or starts a random search (`npm run test:full`). */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })

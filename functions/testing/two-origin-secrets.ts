// Import this file before anything that reads the environment: it sets the secrets of a rotation.
process.env['ORIGIN_SECRET'] = 'secret-of-today'
process.env['PREVIOUS_ORIGIN_SECRET'] = 'secret-of-yesterday'

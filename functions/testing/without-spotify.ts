// Import this file before anything that reads the environment.
delete process.env['SPOTIFY_CLIENT_ID']
delete process.env['SPOTIFY_CLIENT_SECRET']

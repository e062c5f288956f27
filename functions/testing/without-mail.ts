// Import this file before anything that reads the environment: nothing is mailed.
delete process.env['MAIL_SENDER']

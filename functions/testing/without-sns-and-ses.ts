// Import this file before anything that makes a client of SNS or SES: it makes both unreachable.
process.env['AWS_ENDPOINT_URL_SNS'] = 'http://127.0.0.1:1'
process.env['AWS_ENDPOINT_URL_SESV2'] = 'http://127.0.0.1:1'
process.env['MAIL_SENDER'] = 'laut@hoellenlaerm.example'
process.env['CONTACT_TOPIC_ARN'] = 'arn:aws:sns:eu-central-1:000000000000:contact'

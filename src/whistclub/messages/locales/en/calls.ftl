# Calls of an auction in the browser: who deals, and what each call is worth.

calls-you-dealer = You, dealer
calls-worth-heading = What each call is worth

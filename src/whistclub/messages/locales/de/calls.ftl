# Ansagen einer Reizung im Browser: wer gibt, und was jede Ansage wert ist.

calls-you-dealer = Du gibst
calls-worth-heading = Was jede Ansage wert ist

# What the document itself says where the code of the pages does not run.

client-page-below-a-path = Whistclub’s files cannot be fetched from here. The club has to stand at the root of its address, such as https://whist.example/, not below a path. Please tell the person who runs it.
client-page-not-fetched = Whistclub’s files cannot be fetched from here. A page opened as a file may not fetch any: open its address on a web host.
client-page-old-browser = This browser is too old for Whistclub. Please update it, or open this address in another one.
client-page-no-script = JavaScript is switched off in this browser. Whistclub needs it; please switch it on for this address.

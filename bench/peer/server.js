"use strict";
// node server.js memory|flatfile PORT FOLDER

const { FlatFile, Server } = require("boardgame.io/server");
const game = require("./game.js");

const [store, port, folder] = process.argv.slice(2);
const db = store === "flatfile" ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game], db, origins: [] });
server.run({ port: Number(port) }, () => console.log("ready"));

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldsOf, isRecord, textOf } from '@/shared/lib/unknown'
import { freePort } from '../freePort'

/** A command of the WebDriver standard. */
export type Send = (command: string, parameters: object) => Promise<unknown>
type Started = { send: Send; stop: () => void }

const has = (program: string) => spawnSync('which', [program]).status === 0

/** Over Marionette, the protocol behind geckodriver: Firefox needs no driver for it. */
export async function startFirefox(): Promise<Started | undefined> {
  const program = ['firefox-esr', 'firefox'].find(has)
  if (!program) return undefined
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'shots-'))
  writeFileSync(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`)
  const child = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile])
  const socket = await retry(() => opened(port))
  const ask = marionette(socket)
  await ask('NewSession', {})
  return {
    send: ask,
    stop() {
      socket.destroy()
      end(child)
      setTimeout(() => rmSync(profile, { recursive: true, force: true }), 1_000)
    },
  }
}

/** One message is its length, a colon, and JSON: [0, id, command, parameters] or [1, id, error, result]. */
function marionette(socket: Socket): Send {
  let id = 0
  let heard = Buffer.alloc(0)
  const waiting = new Map<unknown, (error: unknown, result: unknown) => void>()
  socket.on('data', (data) => {
    heard = Buffer.concat([heard, Buffer.from(data)])
    for (;;) {
      const colon = heard.indexOf(':')
      const size = Number(heard.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 0 || heard.length < colon + 1 + size) return
      const message: unknown = JSON.parse(heard.subarray(colon + 1, colon + 1 + size).toString())
      heard = heard.subarray(colon + 1 + size)
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3])
    }
  })
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      id += 1
      waiting.set(id, (error, result) =>
        error ? reject(new Error(JSON.stringify(error))) : resolve(valueOf(result)),
      )
      const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

const ROUTES: Record<string, [method: string, path: string]> = {
  DeleteSession: ['DELETE', ''],
  ExecuteScript: ['POST', '/execute/sync'],
  Navigate: ['POST', '/url'],
  SetWindowRect: ['POST', '/window/rect'],
  TakeScreenshot: ['GET', '/screenshot'],
}

/** WebKitGTK has no window of its own without a display: then it gets one that nobody sees. */
export async function startWebKit(): Promise<Started | undefined> {
  const needsDisplay = !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY
  if (!has('WebKitWebDriver') || (needsDisplay && !has('Xvfb'))) return undefined
  const port = await freePort()
  const display = `:${port % 1_000}`
  const screen = needsDisplay
    ? spawn('Xvfb', [display, '-screen', '0', '2200x1400x24', '-nolisten', 'tcp'])
    : undefined
  const env = { ...process.env, ...(needsDisplay ? { DISPLAY: display } : {}) }
  const child = spawn('WebKitWebDriver', [`--port=${port}`], { env })
  const base = `http://127.0.0.1:${port}/session`
  const capabilities = { capabilities: { alwaysMatch: {} } }
  const session = fieldsOf(await retry(() => request(base, 'POST', capabilities)))
  const own = `${base}/${textOf(session.sessionId)}`
  return {
    send(command, parameters) {
      const [method, path] = ROUTES[command] ?? ['POST', '']
      return request(own + path, method, method === 'POST' ? parameters : undefined)
    },
    stop() {
      end(child)
      if (screen) end(screen)
    },
  }
}

async function request(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(JSON.stringify(answer))
  return valueOf(answer)
}

const valueOf = (answer: unknown) => (isRecord(answer) && 'value' in answer ? answer.value : answer)

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })
}

/** Until a program that has just been started answers. */
async function retry<Result>(attempt: () => Promise<Result>, times = 60): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (times === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 500))
    return retry(attempt, times - 1)
  }
}

const end = (child: ChildProcess) => void child.kill()

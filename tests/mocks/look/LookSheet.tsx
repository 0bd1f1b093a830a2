import type { ReactNode } from 'react'
import { edition } from '@/content/edition'
import { heroes, sideDrawing } from '@/content/heroes'
import { menuPages } from '@/content/nav'
import { Button } from '@/shared/ui/button/Button'
import { Card } from '@/shared/ui/Card'
import { BrokenMark } from '@/theme/BrokenMark'
import { CurrentPageMark } from '@/theme/CurrentPageMark'
import { drawings, listMarkers, menuDrawing, podium } from '@/theme/drawings'
import { MenuPlate } from '@/theme/MenuPlate'
import { OpenMark } from '@/theme/OpenMark'
import { ProgressBar } from '@/theme/ProgressBar'
import { RegisteredEventsDrawing } from '@/theme/RegisteredEventsDrawing'
import type { Fill, Rim, Tone } from '@/theme/roles'
import { ShopLine } from '@/theme/ShopLine'
import { freedomOf } from './freedom'
import styles from './LookSheet.module.css'
import { tokensByKind, valueOf } from './tokens'

const TONES: Tone[] = ['dark', 'light']
const RIMS: Rim[] = [1, 2, 3, 4]
const FILLS: Record<Fill, true> = {
  primary: true,
  tertiary: true,
  accent: true,
  raised: true,
  panel: true,
  strong: true,
  calm: true,
  soft: true,
}
const VARIANTS = ['primary', 'accent', 'secondary', 'tertiary', 'danger', 'link'] as const

/** `/mock/look` of the mock site shows all that `src/theme` gives this edition, with the names. */
export function LookSheet() {
  const { shown, others } = tokensByKind()
  return (
    <main className={styles.sheet}>
      <h1 className="title" data-shadow>
        The look
      </h1>
      {shown.map(({ title, property, tokens }) =>
        TONES.map((tone) => (
          <Group key={title + tone} title={`${title}: ${tone}`} tone={tone}>
            {tokens.map((name) => (
              <Named key={name} name={name}>
                <div
                  className={styles.swatch}
                  data-kind={property}
                  style={{ [property]: `var(${name})` }}
                >
                  {property.startsWith('font') && `Aa ${edition.number}`}
                </div>
              </Named>
            ))}
          </Group>
        )),
      )}
      <Group title="Titles">
        {(['d1', 'd2', 'd3'] as const).map((size) => (
          <Named key={size} name={`title, data-size="${size}", data-shadow`}>
            <div className="title" data-size={size} data-shadow>
              Aa
            </div>
          </Named>
        ))}
      </Group>
      <Group title="Panels: Card, with its tone, rim and size">
        {TONES.map((tone) =>
          RIMS.flatMap((rim) => [
            <Card key={`${tone}${rim}`} tone={tone} rim={rim}>
              <code>{`${tone} ${rim}`}</code>
            </Card>,
            <Card key={`${tone}${rim}small`} tone={tone} rim={rim} size="small">
              <code>{`${tone} ${rim} small`}</code>
            </Card>,
          ]),
        )}
      </Group>
      <Group title="Tile, box and control" tone="light">
        {['tile', 'box', 'control'].map((name) => (
          <div key={name} className={`${name} ${styles.part}`}>
            <code>{name}</code>
          </div>
        ))}
      </Group>
      <Group title="Fills">
        {Object.keys(FILLS).map((fill) => (
          <Named key={fill} name={fill}>
            <div className={styles.filled} data-fill={fill} />
          </Named>
        ))}
      </Group>
      {TONES.map((tone) => (
        <Group key={tone} title={`Buttons, ${tone}`} tone={tone}>
          {VARIANTS.flatMap((variant) => [
            <Button key={variant} variant={variant}>
              {variant}
            </Button>,
            <Button key={`${variant}off`} variant={variant} disabled>
              {variant}, off
            </Button>,
            <Button key={`${variant}busy`} variant={variant} busy="Sending…">
              {variant}
            </Button>,
          ])}
        </Group>
      ))}
      <Group title="Drawings by role: drawings.ts" tone="light">
        {Object.entries(drawings).map(([role, { src, width, height }]) => (
          <Named key={role} name={`${role}: ${src}, ${width} x ${height}. ${freedomOf(role)}`}>
            <img className={styles.drawing} src={src} alt="" />
          </Named>
        ))}
        {[...listMarkers, ...podium, ...menuNames.map(menuDrawing)].map(
          ({ src, width, height }) => (
            <Named key={src} name={`${src}, ${width} x ${height}`}>
              <img className={styles.drawing} src={src} alt="" />
            </Named>
          ),
        )}
      </Group>
      <Group title="Heroes: in front, and at the side">
        {heroes.flatMap((hero) => [
          <Named key={hero.id} name={hero.drawing}>
            <img className={styles.drawing} src={hero.drawing} alt="" />
          </Named>,
          <Named key={`${hero.id}-side`} name={sideDrawing(hero)}>
            <img className={styles.drawing} src={sideDrawing(hero)} alt="" />
          </Named>,
        ])}
      </Group>
      <Group title="Parts that move or take a colour" tone="light">
        <Part name="MenuPlate">
          <MenuPlate />
        </Part>
        <Part name="CurrentPageMark">
          <b aria-current="page">
            <CurrentPageMark className={styles.mark} />
          </b>
        </Part>
        <Part name="BrokenMark">
          <BrokenMark className={styles.broken} />
        </Part>
        <Part name="OpenMark">
          <button type="button" aria-expanded="true" aria-label="Open">
            <OpenMark />
          </button>
        </Part>
        <Part name="ProgressBar">
          <ProgressBar share={0.6} />
        </Part>
        <Part name="RegisteredEventsDrawing">
          <RegisteredEventsDrawing />
        </Part>
        <Part name="ShopLine">
          <ShopLine className={undefined} />
        </Part>
      </Group>
      <Group title="The rest: widths and styles">
        {others.map((name) => (
          <code key={name}>
            {name}: {valueOf(name)}
          </code>
        ))}
      </Group>
    </main>
  )
}

const menuNames = menuPages.flatMap(({ entries, toggle }) =>
  [...entries, toggle].map(({ drawing }) => drawing),
)

type GroupProps = { title: string; tone?: Tone; children: ReactNode }

function Group({ title, tone = 'dark', children }: GroupProps) {
  return (
    <section className={styles.tone} data-tone={tone}>
      <h2>{title}</h2>
      <div className={styles.grid}>{children}</div>
    </section>
  )
}

type NamedProps = { name: string; children: ReactNode }

function Named({ name, children }: NamedProps) {
  return (
    <div>
      {children}
      <code>{name}</code>
    </div>
  )
}

function Part({ name, children }: NamedProps) {
  return (
    <Named name={name}>
      <div className={styles.part}>{children}</div>
    </Named>
  )
}

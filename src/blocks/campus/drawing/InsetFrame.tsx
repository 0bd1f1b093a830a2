import type { Inset } from '../pane/inset'
import styles from './Drawing.module.css'
import { ScaleBar } from './ScaleBar'

const BAND_PX = 7

/** The enlarged part: its frame, tied to the place that it comes from. */
export function InsetFrame({ inset: { box, source, camera, pins, scale } }: { inset: Inset }) {
  const { x, y, w, h } = box
  const foot = source.y + source.h
  return (
    <g className={styles.inset}>
      <path d={`M${source.x} ${foot}L${x} ${y}M${source.x + source.w} ${foot}L${x + w} ${y}`} />
      <rect x={source.x} y={source.y} width={source.w} height={source.h} data-source />
      {pins.map(({ marker }) => (
        <circle
          key={marker.id}
          cx={source.x + source.w / 2 + (marker.x - camera.x) * (camera.scale / scale)}
          cy={source.y + source.h / 2 + (marker.y - camera.y) * (camera.scale / scale)}
          r="3.2"
        />
      ))}
      <rect
        x={x - BAND_PX}
        y={y - BAND_PX}
        width={w + 2 * BAND_PX}
        height={h + 2 * BAND_PX}
        data-band
      />
      <rect
        x={x - BAND_PX / 2}
        y={y - BAND_PX / 2}
        width={w + BAND_PX}
        height={h + BAND_PX}
        data-stitch
      />
      <rect x={x} y={y} width={w} height={h} data-ground />
      <g transform={`translate(${x} ${y})`}>
        <ScaleBar x={22} y={h - 20} scale={camera.scale} />
        <text x={w - 14} y={h - 12} textAnchor="end">
          {scale} times closer
        </text>
      </g>
    </g>
  )
}

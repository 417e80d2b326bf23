import { type JSX, splitProps } from 'solid-js'
import { Icon } from './icon.tsx'
import './button.css'

export interface ButtonProps extends JSX.ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'brass' | 'secondary' | 'quiet'
  size?: 'small' | 'big' | undefined
  icon?: string
}

/** Enamel: something to press. */
export function Button(props: ButtonProps) {
  const [own, rest] = splitProps(props, ['kind', 'size', 'icon', 'class', 'children'])
  return (
    <button type="button" {...rest} class={buttonClass(own.kind, own.size, own.class)}>
      {own.icon && <Icon name={own.icon} size={own.size === 'big' ? 19 : 17} />}
      {own.children}
    </button>
  )
}

export const buttonClass = (kind: ButtonProps['kind'] = 'secondary', size?: ButtonProps['size'], more = ''): string =>
  `button ${kind} ${size ?? ''} ${more}`

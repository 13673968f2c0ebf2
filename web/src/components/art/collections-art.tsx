import { Figure } from './figure';

export function CollectionsArt() {
  return (
    <Figure>
      <path d="M40 186h400v12H40zM40 344h400v12H40z" fill="var(--plaster-shade)" />
      <path d="M40 198h400v8H40z" fill="var(--wall-shade)" />
      <g fill="var(--plaster)">
        <path d="M70 116a40 40 0 0 1 80 0v70H70z" />
        <path d="M196 94h88v92h-88z" />
        <path d="M330 186V84l24 26h32l24-26v102z" />
        <path d="M74 344V246l36-24 36 24v98z" />
        <circle cx="240" cy="294" r="50" />
        <path d="M336 344V232h68v112z" />
      </g>
      <g fill="var(--plaster-light)">
        <path d="M70 116a40 40 0 0 1 30-38c-10 14-12 28-12 46v62H70z" />
        <path d="M196 94h28v92h-28z" />
        <path d="M330 186V84l16 18v84z" />
        <path d="M74 344V246l18-12v110z" />
        <path d="M190 294a50 50 0 0 1 36-48c-18 30-18 66 0 96a50 50 0 0 1-36-48z" />
        <path d="M336 344V232h22v112z" />
      </g>
      <g fill="var(--plaster-ink)">
        <circle cx="100" cy="126" r="7" />
        <circle cx="128" cy="126" r="7" />
        <path d="M216 122h48v14h-48zM352 134l12 8-12 6zM388 134l-12 8 12 6z" />
        <path d="M92 276h12v18H92zM116 276h12v18h-12z" />
        <circle cx="240" cy="294" r="26" />
        <path d="M350 264h40v8h-40zM350 284h40v8h-40z" />
      </g>
      <circle cx="240" cy="294" r="15" fill="var(--accent)" />
      <path d="M228 76h24v18h-24z" fill="var(--accent)" />
    </Figure>
  );
}

// A presenter’s face, cropped from the front view on the reference sheet.
import { ownFile } from '../../lib/own-file.ts';
import classes from './studio.module.css';

interface Props {
  sheetUrl: string;
  /** Sheets from photos and from descriptions have different layouts. */
  mode: 'photos' | 'description';
}

export const PresenterFace = ({ sheetUrl, mode }: Props) => (
  <span className={classes.face} data-sheet={mode}>
    <img src={ownFile(sheetUrl)} alt="" loading="lazy" />
  </span>
);

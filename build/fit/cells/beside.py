"""Makes the detector's drawings and labelled pictures known to the programs here."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'detector'))

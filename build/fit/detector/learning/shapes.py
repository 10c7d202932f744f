"""The shapes of the network's input: wide, square, tall; width and height in pixels."""
SHAPES = [(384, 224), (288, 288), (224, 352)]
